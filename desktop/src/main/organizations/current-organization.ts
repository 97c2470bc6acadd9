import * as v from 'valibot'
import type { State } from '../core/state.ts'
import type { DeviceStorage } from '../core/device-storage.ts'
import { recordOf } from '../core/schema.ts'

const schema = recordOf(v.string())

/** Remembers the chosen organization of each server, and switches to it together with the server. */
export function rememberOrganization(state: State, storage: DeviceStorage): void {
  const file = storage.file('organizations.json', (content) => v.parse(schema, content), {})
  const savedFor = (server: string | null) => file.read()[server ?? ''] ?? null

  state.setState(({ server }) => ({ organizationId: savedFor(server) }))
  state.subscribe((now, before) => {
    const { server, organizationId } = now
    if (server !== before.server) state.setState({ organizationId: savedFor(server) })
    else if (organizationId !== null && server !== null && organizationId !== savedFor(server)) {
      file.write({ ...file.read(), [server]: organizationId })
    }
  })
}
