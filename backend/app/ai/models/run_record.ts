import type { AiRunRow, AiTextRow } from '#ai/models/ai_run'

/** A text of a run with its mood. */
export type TextRecord = AiTextRow & { mood_name: string }

/** A run with its texts and the name of the member who started it. */
export interface RunRecord {
  row: AiRunRow
  startedBy: { id: string; name: string; avatarPath: string | null } | null
  texts: TextRecord[]
  /** The suggestions and generated texts that its texts are near-duplicates of, by id. */
  similar: ReadonlyMap<string, string>
}
