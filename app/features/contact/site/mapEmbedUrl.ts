/** Half the height and width of the map's initial extent, in degrees: about 1 km by 2 km. */
const reach = { latitude: 0.005, longitude: 0.01 };

/**
 * The URL of OpenStreetMap's embeddable map, with a marker at the place.
 *
 * @param place in degrees; `url` is the full map, whose origin the page's CSP allows
 */
export function mapEmbedUrl(place: { latitude: number; longitude: number; url: string }): string {
  const { latitude, longitude } = place;
  const box = [
    longitude - reach.longitude,
    latitude - reach.latitude,
    longitude + reach.longitude,
    latitude + reach.latitude,
  ].map((degrees) => degrees.toFixed(4));
  const frame = new URL("/export/embed.html", place.url);
  frame.searchParams.set("bbox", box.join(","));
  frame.searchParams.set("layer", "mapnik");
  frame.searchParams.set("marker", `${latitude},${longitude}`);
  return frame.href;
}
