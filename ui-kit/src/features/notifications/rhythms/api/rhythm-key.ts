export const RHYTHM_KEY = ['rhythm'] as const
