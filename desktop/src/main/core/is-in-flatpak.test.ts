import { expect, it } from 'vitest'
import { isInFlatpak } from './is-in-flatpak.ts'

it.each<[string, NodeJS.ProcessEnv, string[], boolean]>([
  ['is not for an installed package', {}, [], false],
  ['is by the variable of the sandbox', { FLATPAK_ID: 'app.fanfare.desktop' }, [], true],
  ['is by the file of the sandbox', {}, ['/.flatpak-info'], true],
])('%s', (_what, env, files, expected) => {
  expect(isInFlatpak(env, (file) => files.includes(String(file)))).toBe(expected)
})
