import { test } from '@japa/runner'
import type { Assert } from '@japa/assert'
import BetterSqlite from 'better-sqlite3'
import { createHash } from 'node:crypto'
import {
  chmodSync,
  cpSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { temporaryDataDir } from '#tests/environment'
import { cannotMount, onFullDisk, whileReadOnly, WITHOUT_RIGHTS } from '#tests/faulty_disk'
import { failToPrepare, failToStart, runCommandOf } from '#tests/server'
import { slow } from '#tests/tags'

const FULL = 'There is no space left in DATA_DIR. Make room, and start again.\n'
const UNWRITABLE =
  /^(The database in DATA_DIR cannot be opened for writing\. Give the folder and its files to [^\n]+|\S+ is not writable\. Choose another DATA_DIR\.)\n$/
const DAMAGED = 'The database in DATA_DIR is damaged. Restore a backup.\n'
const PAGE = 4_096

const hashOf = (file: string) => createHash('sha256').update(readFileSync(file)).digest('hex')

/** The files of a folder with their modes and content; those that SQLite makes for readers are not part of the data. */
const contentOf = (folder: string) =>
  readdirSync(folder)
    .filter((name) => !/(-shm|-wal)$|^fanfare\.(prepare\.)?lock/.test(name))
    .map((name) => [name, statSync(join(folder, name)).mode, hashOf(join(folder, name))])

let prepared: string

type Start = typeof failToStart

/** Checks that both commands, or one of them, fail with only this sentence and leave the folder unchanged. */
async function refuse(
  assert: Assert,
  sentence: RegExp | string,
  folder: string,
  { through, starts = [failToStart, failToPrepare] }: { through?: string[]; starts?: Start[] } = {},
) {
  const before = contentOf(folder)
  for (const start of starts) {
    const { status, stdout, stderr } = await start({ DATA_DIR: folder }, through)
    assert.equal(status, 1)
    // The application's driver would log the stack first.
    if (sentence === UNWRITABLE) assert.equal(stdout, '')
    if (typeof sentence === 'string') assert.equal(stderr, sentence)
    else assert.match(stderr, sentence)
  }
  assert.deepEqual(contentOf(folder), before)
}

function preparedFolder(): string {
  const folder = temporaryDataDir()
  cpSync(prepared, folder, { recursive: true })
  return folder
}

if (!process.env.DATABASE_URL) {
  const prepareOnce = async () => {
    prepared = temporaryDataDir()
    await runCommandOf({ DATA_DIR: prepared, APP_KEY: '' }, 'prepare')
  }

  test.group('A data folder that cannot be written', (group) => {
    slow(group)
    group.setup(prepareOnce)

    test('is refused because of its modes', async ({ assert, cleanup }) => {
      for (const folder of [preparedFolder(), temporaryDataDir()]) {
        const files = readdirSync(folder).map((name) => join(folder, name))
        for (const file of files) chmodSync(file, 0o400)
        chmodSync(folder, 0o500)
        cleanup(() => chmodSync(folder, 0o700))
        await refuse(assert, UNWRITABLE, folder, { through: WITHOUT_RIGHTS })
      }
    })

    test('is refused on a disk that is mounted read-only', async ({ assert }) => {
      const folder = preparedFolder()
      await refuse(assert, UNWRITABLE, folder, { through: whileReadOnly(folder) })
      const empty = temporaryDataDir()
      await refuse(assert, UNWRITABLE, empty, { through: whileReadOnly(empty), starts: [failToPrepare] })
    }).skip(cannotMount !== undefined, cannotMount)

    test('is refused when it leads to a disk that is not mounted', async ({ assert }) => {
      const folder = join(temporaryDataDir(), 'data')
      symlinkSync('/nowhere/fanfare', folder)
      for (const start of [failToStart, failToPrepare]) {
        const { status, stderr } = await start({ DATA_DIR: folder })
        assert.equal(status, 1)
        assert.match(stderr, /^\S+ cannot be created\. Mount its disk, or choose another DATA_DIR\.\n$/)
      }
    })

    test('is refused on a file system without new folders', async ({ assert }) => {
      for (const start of [failToStart, failToPrepare]) {
        const { status, stderr } = await start({ DATA_DIR: '/proc/fanfare/data' })
        assert.deepEqual(
          [status, stderr],
          [1, '/proc/fanfare cannot be created. Mount its disk, or choose another DATA_DIR.\n'],
        )
      }
    })
  })

  test.group('A disk that is full', (group) => {
    slow(group)
    group.setup(prepareOnce)

    test('refuses a server and prepare, and keeps the data', async ({ assert }) => {
      for (const end of [failToStart, failToPrepare]) {
        const { folder, after, through } = onFullDisk({ files: prepared, room: 0 })
        const { status, stderr } = await end({ DATA_DIR: folder }, through)
        assert.deepEqual([status, stderr], [1, FULL])
        assert.deepEqual(contentOf(after), contentOf(prepared))
      }
    }).skip(cannotMount !== undefined, cannotMount)

    test('refuses a new folder', async ({ assert }) => {
      const { folder, through } = onFullDisk({ files: temporaryDataDir(), room: 0 })
      const { status, stderr } = await failToPrepare({ DATA_DIR: folder, APP_KEY: '' }, through)
      assert.deepEqual([status, stderr], [1, FULL])
    }).skip(cannotMount !== undefined, cannotMount)

    test('stops the migrations where it is full, and they go on with space', async ({ assert }) => {
      for (const room of [96, 1_216]) {
        const { folder, after, through } = onFullDisk({ files: temporaryDataDir(), room })
        const { status, stderr } = await failToPrepare({ DATA_DIR: folder }, through)
        assert.deepEqual([status, stderr], [1, FULL])
        const repeated = await runCommandOf({ DATA_DIR: after }, 'prepare')
        assert.deepEqual([repeated.status, repeated.stderr], [0, ''])
      }
    }).skip(cannotMount !== undefined, cannotMount)
  })

  test.group('A damaged database', (group) => {
    slow(group)
    group.setup(prepareOnce)
    let file: string
    let folder: string
    group.each.setup(() => {
      folder = preparedFolder()
      file = join(folder, 'fanfare.sqlite3')
    })

    test('is refused when it is something else', async ({ assert }) => {
      writeFileSync(file, 'a text, and no database. '.repeat(1_000))
      await refuse(assert, DAMAGED, folder)
    })

    test('is refused when all but its first page are overwritten', async ({ assert }) => {
      const content = readFileSync(file)
      writeFileSync(file, content.fill(7, PAGE))
      await refuse(assert, DAMAGED, folder)
    })

    test('is refused when its end is missing', async ({ assert }) => {
      const database = new BetterSqlite(file)
      const pages = database.pragma('page_count', { simple: true }) as number
      database.close()
      truncateSync(file, Math.floor(pages / 2) * PAGE)
      await refuse(assert, DAMAGED, folder)
    })
  })
}
