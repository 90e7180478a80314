/** The size that social networks recommend, 1.91 : 1; pixels. */
export const cardSize = { width: 1200, height: 630 };
