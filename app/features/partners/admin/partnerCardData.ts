/** What a card of the board shows. */
export interface PartnerCardData {
  id: number;
  /** Under /storage; null for none. */
  image: string | null;
  name: string;
  link: string;
  /** The name, or a placeholder for a partner without one. */
  label: string;
}
