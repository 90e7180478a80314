import type { Asset } from "./assets.ts";

/** English versions: the same text keys, as in contract 5. */
type English<Keys extends string> = { [Key in Keys]?: string };

/** A project as in contract 5, with assets in place of paths; absent keys stay empty. */
export interface DemoProject {
  name: string;
  subtitle?: string;
  place?: string;
  theme?: string;
  link?: string;
  highlight?: boolean;
  bannerImage: Asset;
  bannerLogo?: Asset;
  cardImageMobile?: Asset;
  cardImageDesktop?: Asset;
  en?: English<"name" | "subtitle" | "place" | "theme">;
  description?: {
    title: string;
    description: string;
    firstImage?: Asset;
    secondImage?: Asset;
    logoImage?: Asset;
    en: English<"title" | "description">;
  };
  partners?: { image: Asset; link: string }[];
  projectInAction?: Asset;
  posts?: DemoPost[];
  results?: {
    image: Asset;
    title: string;
    textOne: string;
    textTwo: string;
    numberOne: string;
    numberTwo: string;
    nameOne: string;
    nameTwo: string;
    en: English<
      "title" | "textOne" | "textTwo" | "numberOne" | "numberTwo" | "nameOne" | "nameTwo"
    >;
  };
  beforeAndAfter?: {
    beforeImage?: Asset;
    afterImage?: Asset;
    title?: string;
    description?: string;
    link?: string;
    eBookImage?: Asset;
    en?: English<"title" | "description">;
  };
  gallery?: Asset[];
  documents?: DemoDocument[];
}

export interface DemoPost {
  image: Asset;
  link: string;
  title: string;
  topic: string;
  createdAt: string;
  en: English<"title" | "topic">;
}

export interface DemoDocument {
  file: Asset;
  title: string;
  description: string;
  link?: string;
  en: English<"title" | "description">;
}

export interface DemoPartner {
  image: Asset;
  type: 1 | 2;
  name: string;
  link: string;
}
