import type { Asset, DrawnAsset, FileAsset } from "./art.ts";

/** English versions: the same text keys, as in contract 5. */
type English<Keys extends string> = { [Key in Keys]?: string };

/** A project as in contract 5, with assets in place of paths; absent keys stay empty. */
export interface DemoProject {
  name: string;
  subtitle?: string;
  link?: string;
  highlight?: boolean;
  bannerImage: DrawnAsset;
  bannerLogo?: DrawnAsset;
  cardImageMobile?: DrawnAsset;
  cardImageDesktop?: DrawnAsset;
  en?: English<"name" | "subtitle">;
  description?: {
    title: string;
    description: string;
    firstImage?: DrawnAsset;
    secondImage?: DrawnAsset;
    logoImage?: DrawnAsset;
    en: English<"title" | "description">;
  };
  partners?: { image: DrawnAsset; link: string }[];
  projectInAction?: FileAsset;
  posts?: DemoPost[];
  results?: {
    image: DrawnAsset;
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
    beforeImage?: DrawnAsset;
    afterImage?: DrawnAsset;
    title?: string;
    description?: string;
    link?: string;
    eBookImage?: DrawnAsset;
    en?: English<"title" | "description">;
  };
  gallery?: DrawnAsset[];
  documents?: DemoDocument[];
}

export interface DemoPost {
  image: DrawnAsset;
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
  image: DrawnAsset;
  type: 1 | 2;
  name: string;
  link: string;
}
