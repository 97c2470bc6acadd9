import { renameSync } from 'node:fs'
import { join } from 'node:path'
import { backoff } from '@fanfare/ui-kit/client/backoff.ts'
import type { StorageState } from '../../shared/desktop-state.ts'
import { readJson, writeJson } from './json-file.ts'
import { refreshTask } from './refresh-task.ts'
import { isWritable } from './writable.ts'

export interface StoredFile<Content> {
  read: () => Content
  /** Never throws: content that cannot be written is kept in memory, and written as soon as possible. */
  write: (content: Content) => void
}

/** The small JSON files of the client, in one folder. */
export interface DeviceStorage {
  /**
   * A file by its name. Content that `parse` refuses is set aside, renamed to `*.unreadable`, and counts as `fallback`.
   */
  file: <Content>(
    name: string,
    parse: (content: unknown) => Content,
    fallback: Content,
  ) => StoredFile<Content>
  state: () => StorageState
  onChange: (listener: (state: StorageState) => void) => void
}

export interface DeviceStorageOptions {
  /** Milliseconds to wait after each number of consecutive failed writes. */
  retryDelay?: (failures: number) => number
}

/** The storage in a folder, which is created if it is missing. */
export function createDeviceStorage(
  folder: string,
  { retryDelay = backoff }: DeviceStorageOptions = {},
): DeviceStorage {
  const unsaved = new Map<string, unknown>()
  const listeners = new Set<(state: StorageState) => void>()
  let state: StorageState = { folder, saves: isWritable(folder), unreadable: [] }

  const change = (changes: Partial<StorageState>) => {
    state = { ...state, ...changes }
    for (const listener of listeners) listener(state)
  }
  const writeUnsaved = () => {
    for (const [name, content] of unsaved) {
      try {
        writeJson(join(folder, name), content)
        unsaved.delete(name)
      } catch {
        // Kept for the next attempt.
      }
    }
    const saves = unsaved.size === 0 && isWritable(folder)
    if (saves !== state.saves) change({ saves })
  }
  const retry = refreshTask(
    async () => {
      writeUnsaved()
      if (!state.saves) throw new Error('Not everything could be written')
    },
    { delay: 0, retryDelay },
  )
  const setAside = (name: string) => {
    try {
      renameSync(join(folder, name), join(folder, `${name}.unreadable`))
    } catch {
      // The folder cannot be written, so nothing replaces the file either.
    }
    change({ unreadable: [...state.unreadable, name] })
  }

  if (!state.saves) retry()

  return {
    file: (name, parse, fallback) => {
      const load = () => {
        try {
          const content = readJson(join(folder, name))
          return content === undefined ? fallback : parse(content)
        } catch {
          setAside(name)
          return fallback
        }
      }
      let content: typeof fallback | undefined
      return {
        read: () => (content ??= load()),
        write: (next) => {
          content = next
          unsaved.set(name, next)
          writeUnsaved()
          if (!state.saves) retry()
        },
      }
    },
    state: () => state,
    onChange: (listener) => void listeners.add(listener),
  }
}
