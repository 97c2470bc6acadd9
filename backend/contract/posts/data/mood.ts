/**
 * The tone of a post or a suggestion. `name` and `description` are English; clients show the texts of the interface
 * language.
 */
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
