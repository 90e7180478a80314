/** Contract 9: 50 megapixels. */
export const maxPixels = 50e6;
