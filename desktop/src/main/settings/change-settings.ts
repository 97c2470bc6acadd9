import type { State } from '../app/state.ts'
import type { Settings } from '../../shared/settings.ts'
import type { JsonFile } from '../files/json-file.ts'

/** Changes some settings, for all abilities that follow them, and keeps them. */
export function changeSettings(state: State, file: JsonFile<Settings>, changes: Partial<Settings>): void {
  const settings = { ...state.getState().settings, ...changes }
  file.write(settings)
  state.setState({ settings })
}
