export { listMoods } from '#moods/queries/list_moods'
export { MOOD_COLUMNS, moodJoin, toMood } from '#moods/queries/mood_join'
export { requireMood } from '#moods/repositories/require_mood'
