/** In degrees, of Recife's harbour. */
const latitude = -8.05;
const longitude = -34.87;

/**
 * The sun above Recife's horizon, to a few hundredths of a degree (The Astronomical Almanac, low precision formulas).
 *
 * @param instant in milliseconds since 1970
 */
export function sunAt(instant: number): { degrees: number; isRising: boolean } {
  const days = daysSince2000(instant);
  const anomaly = 357.528 + 0.9856003 * days;
  const ecliptic = 280.46 + 0.9856474 * days + 1.915 * sinOf(anomaly) + 0.02 * sinOf(2 * anomaly);
  const tilt = 23.439;
  const sinDeclination = sinOf(tilt) * sinOf(ecliptic);
  const cosDeclination = Math.sqrt(1 - sinDeclination ** 2);
  const ascension = (Math.atan2(cosOf(tilt) * sinOf(ecliptic), cosOf(ecliptic)) * 180) / Math.PI;
  const hourAngle = 280.46062 + 360.98564737 * days + longitude - ascension;
  const height =
    sinOf(latitude) * sinDeclination + cosOf(latitude) * cosDeclination * cosOf(hourAngle);
  return { degrees: (Math.asin(height) * 180) / Math.PI, isRising: sinOf(hourAngle) < 0 };
}

/** The light of an hour, as the home page's picture has it. */
export type Light = "night" | "dawn" | "day" | "sunset" | "dusk";

/** Near the equator a quarter of an hour is four degrees: an hour of dawn, an hour of sunset, half an hour of dusk. */
export function lightAt(instant: number): Light {
  const { degrees, isRising } = sunAt(instant);
  if (degrees >= 12) return "day";
  if (degrees < -12) return "night";
  if (isRising) return degrees < -8 ? "night" : "dawn";
  return degrees < -1 ? "dusk" : "sunset";
}

/** Days since noon of 1 January 2000, universal time: the epoch of the astronomers' formulas. */
export const daysSince2000 = (instant: number) => (instant - Date.UTC(2000, 0, 1, 12)) / 86_400_000;

/** The sine of an angle in degrees. */
export const sinOf = (degrees: number) => Math.sin((degrees * Math.PI) / 180);

/** The cosine of an angle in degrees. */
export const cosOf = (degrees: number) => Math.cos((degrees * Math.PI) / 180);
