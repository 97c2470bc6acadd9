import { mkdirSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { expect, it, vi } from 'vitest'
import type { StorageState } from '../../shared/desktop-state.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { createDeviceStorage } from './device-storage.ts'

const schema = v.object({ count: v.number() })
const NONE = { count: 0 }

function setUp(folder = temporaryFolder()) {
  const storage = createDeviceStorage(folder, { retryDelay: () => 5 })
  const file = storage.file('counter.json', (content) => v.parse(schema, content), NONE)
  return { ...storage, folder, counter: file, path: join(folder, 'counter.json') }
}

/** A folder that not even root can write to, because a file takes its place. */
function blocked() {
  const folder = join(temporaryFolder(), 'data')
  writeFileSync(folder, '')
  return { folder, free: () => rmSync(folder) }
}

it('has the fallback until something is written, and reads it again in the next run', () => {
  const first = setUp()
  expect(first.counter.read()).toEqual(NONE)
  first.counter.write({ count: 1 })
  expect(setUp(first.folder).counter.read()).toEqual({ count: 1 })
  expect(readdirSync(first.folder)).toEqual(['counter.json'])
  expect(first.state()).toEqual({ folder: first.folder, saves: true, unreadable: [] })
})

it('says from the start that nothing can be written, and keeps it in memory', () => {
  const { counter, state, onChange } = setUp(blocked().folder)
  expect(state().saves).toBe(false)
  const told = vi.fn<(state: StorageState) => void>()
  onChange(told)
  counter.write({ count: 1 })
  counter.write({ count: 2 })
  expect(counter.read()).toEqual({ count: 2 })
  expect(state().saves).toBe(false)
  expect(told).not.toHaveBeenCalled()
})

it('writes everything as soon as that is possible again', async () => {
  const { folder, free } = blocked()
  const { counter, file, state } = setUp(folder)
  const other = file('other.json', (content) => v.parse(schema, content), NONE)
  counter.write({ count: 1 })
  counter.write({ count: 2 })
  other.write({ count: 7 })
  free()
  await expect.poll(() => state().saves).toBe(true)
  expect(setUp(folder).counter.read()).toEqual({ count: 2 })
  expect(readFileSync(join(folder, 'other.json'), 'utf8')).toContain('7')
})

it('leaves the old file whole when a new one cannot be written', () => {
  const { folder, counter, path, state } = setUp()
  counter.write({ count: 1 })
  // The temporary file cannot be created.
  mkdirSync(`${path}.${process.pid}`)
  counter.write({ count: 2 })
  expect(state().saves).toBe(false)
  expect(setUp(folder).counter.read()).toEqual({ count: 1 })
})

it.each(['', 'not json', 'null', '7', '{"count":"many"}', '{"count":1'])(
  'sets a file with %j aside, and says so',
  (content) => {
    const { folder } = setUp()
    writeFileSync(join(folder, 'counter.json'), content)
    const { counter, state } = setUp(folder)
    expect(counter.read()).toEqual(NONE)
    counter.write({ count: 3 })
    expect(state()).toMatchObject({ saves: true, unreadable: ['counter.json'] })
    expect(readFileSync(join(folder, 'counter.json.unreadable'), 'utf8')).toBe(content)
    expect(setUp(folder).counter.read()).toEqual({ count: 3 })
  },
)

it('sets aside a folder in place of a file, and a file that is far too large', () => {
  const { folder, path } = setUp()
  mkdirSync(path)
  expect(setUp(folder).counter.read()).toEqual(NONE)
  writeFileSync(path, '')
  truncateSync(path, 2 ** 34)
  const { counter, state } = setUp(folder)
  expect(counter.read()).toEqual(NONE)
  expect(state().unreadable).toEqual(['counter.json'])
})
