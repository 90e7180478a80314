/** Marks the message of a failed upload that holds back saving; it takes the focus. */
export const blocksSavingAttribute = "data-held";
