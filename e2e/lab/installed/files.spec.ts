import { execFileSync } from 'node:child_process'
import { lstatSync, readFileSync, realpathSync } from 'node:fs'
import { expect, test } from '../../support/desktop/test.ts'
import { dependenciesOf } from './support/packages.ts'
import { COMMAND } from './support/test.ts'

const BINARY = '/opt/Fanfare/fanfare'
const ENTRY = '/usr/share/applications/fanfare.desktop'

const run = (program: string, ...words: string[]) => execFileSync(program, words, { encoding: 'utf8' })
const installed = () => run('dpkg-query', '--listfiles', 'fanfare').trim().split('\n')

test('everything that is installed belongs to root, and nobody else can write it', () => {
  const open = installed().filter((path) => {
    const { uid, mode } = lstatSync(path)
    return uid !== 0 || (mode & 0o022) !== 0
  })
  expect(open).toEqual([])
})

test('everybody can read what is installed, and nothing runs as another user', () => {
  const files = installed().map((path) => ({ path, mode: lstatSync(path).mode }))
  expect(files.filter(({ mode }) => (mode & 0o004) === 0)).toEqual([])
  expect(files.filter(({ mode }) => (mode & 0o6000) !== 0)).toEqual([])
})

test('the command starts the installed binary', () => {
  expect(realpathSync(COMMAND)).toBe(BINARY)
})

test('the entry of the menu handles links, and windows belong to it', () => {
  expect(run('desktop-file-validate', ENTRY)).toBe('')
  const entry = readFileSync(ENTRY, 'utf8').split('\n')
  expect(entry).toEqual(
    expect.arrayContaining([
      'Exec=/opt/Fanfare/fanfare %U',
      'Icon=fanfare',
      'StartupWMClass=fanfare',
      'MimeType=x-scheme-handler/fanfare;',
    ]),
  )
})

test('the entry of the menu copies and pauses, by the command that is installed', () => {
  const entry = readFileSync(ENTRY, 'utf8')
  expect(entry).toContain('Actions=copy-next;pause-hour;\n')
  for (const action of ['copy-next', 'pause-hour']) {
    const [, lines = ''] = entry.split(`[Desktop Action ${action}]\n`)
    expect(lines.split('\n').slice(0, 5)).toEqual([
      expect.stringMatching(/^Name=.+/),
      expect.stringMatching(/^Name\[es\]=.+/),
      expect.stringMatching(/^Name\[fr\]=.+/),
      expect.stringMatching(/^Name\[pt\]=.+/),
      `Exec=fanfare --${action}`,
    ])
  }
})

test('the description for software centers is valid', () => {
  const file = '/usr/share/metainfo/app.fanfare.desktop.metainfo.xml'
  expect(installed()).toContain(file)
  expect(run('appstreamcli', 'validate', '--no-net', file)).toContain('Validation was successful')
})

test('links of the client are opened by it', ({ desk }) => {
  const handler = execFileSync('xdg-mime', ['query', 'default', 'x-scheme-handler/fanfare'], {
    env: desk.env,
    encoding: 'utf8',
  })
  expect(handler.trim()).toBe('fanfare.desktop')
})

test('the icon comes in the sizes of menus and panels', () => {
  const sizes = installed().flatMap((path) => /hicolor\/(\d+)x\1\/apps\/fanfare\.png$/.exec(path)?.[1] ?? [])
  expect(sizes.map(Number).toSorted((one, other) => one - other)).toEqual([16, 24, 32, 48, 64, 128, 256, 512])
})

test('the profile for AppArmor is beside the client', () => {
  expect(readFileSync('/opt/Fanfare/resources/apparmor-profile', 'utf8')).toContain('"/opt/Fanfare/fanfare"')
})

test('every library the binary is linked with comes with what the package depends on', () => {
  const libraries = [...run('ldd', BINARY).matchAll(/^\s*(\S+) =>/gm)].map(([, name]) => name!)
  const needed = dependenciesOf('fanfare')
  const missing = libraries.filter((name) => {
    const owners = run('dpkg-query', '--search', `*/${name}`).split('\n')
    return !owners.some((line) => needed.has(line.split(':')[0]!))
  })
  expect(libraries.length).toBeGreaterThan(10)
  expect(missing).toEqual([])
})
