export const MINIMUM_SCORE_FOR_EXTRA_CREDIT: number;
