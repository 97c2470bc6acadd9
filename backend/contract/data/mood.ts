/** The tone of a post or a suggestion. `name` is English; clients show `moodName(key, language)`. */
export interface Mood {
  id: string
  key: string
  name: string
  emoji: string
  /** A hex color; clients tint it to 20 percent. */
  color: string
  description: string
}

export interface MoodList {
  moods: Mood[]
}
