import { join } from 'node:path'
import * as v from 'valibot'
import type { State } from '../app/state.ts'
import { jsonFile } from '../files/json-file.ts'

const schema = v.record(v.string(), v.string())

/** Keeps on disk which organization this computer works in, one a server, and turns to it with the server. */
export function keepOrganization(state: State, folder: string): void {
  const file = jsonFile(join(folder, 'organizations.json'), (content) => v.parse(schema, content), {})
  const chosenAt = (server: string | null) => file.read()[server ?? ''] ?? null

  state.setState(({ server }) => ({ organizationId: chosenAt(server) }))
  state.subscribe((now, before) => {
    const { server, organizationId } = now
    if (server !== before.server) state.setState({ organizationId: chosenAt(server) })
    else if (organizationId !== null && server !== null && organizationId !== chosenAt(server)) {
      file.write({ ...file.read(), [server]: organizationId })
    }
  })
}
