/** What a card of the board shows. */
export interface PartnerCardData {
  id: number;
  /** Under /storage; null for none. */
  image: string | null;
  name: string;
  link: string;
  /** The name, or a stand-in for one without. */
  label: string;
}
