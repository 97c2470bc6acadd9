import { join } from 'node:path'
import * as v from 'valibot'
import { jsonFile, type JsonFile } from '../files/json-file.ts'

/** How far one person at one server has been told. */
const place = v.object({
  /** Where the next question to the server begins. */
  cursor: v.string(),
  /** What has been told lately; the last few come again with every answer. */
  told: v.array(v.string()),
})

const schema = v.record(v.string(), place)

export type InboxPlace = v.InferOutput<typeof place>

/** The places in every inbox, by server and person. */
export function inboxFile(folder: string): JsonFile<Record<string, InboxPlace>> {
  return jsonFile(join(folder, 'inbox.json'), (content) => v.parse(schema, content), {})
}
