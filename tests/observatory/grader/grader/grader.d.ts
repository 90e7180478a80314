export function getGradeForScore(score: number): { score: number; grade: string };
export function getScoreModifier(result: string): number;
