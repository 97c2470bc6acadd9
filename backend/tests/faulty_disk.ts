import { spawnSync } from 'node:child_process'
import { temporaryDataDir } from './environment.js'

const IS_ROOT = process.getuid?.() === 0
/** In a separate mount namespace, which ends with the command. */
const ALONE = ['unshare', '--mount', ...(IS_ROOT ? [] : ['--map-root-user'])]

/** Why this machine cannot mount; undefined if it can. */
export const cannotMount =
  spawnSync(ALONE[0]!, [...ALONE.slice(1), 'true']).status === 0
    ? undefined
    : '`unshare --mount` does not work here'

/** Runs a shell script in which `"$@"` is the command. */
const shell = (script: string, ...names: string[]) => [...ALONE, 'sh', '-ec', script, ...names]

/** Runs the following command without root's capabilities, which bypass file modes. */
export const WITHOUT_RIGHTS = IS_ROOT ? ['setpriv', '--bounding-set=-all'] : []

/** Runs the following command while this folder is on a read-only disk. */
export const whileReadOnly = (folder: string): string[] =>
  shell(`mount --bind '${folder}' '${folder}'; mount -o remount,bind,ro '${folder}'; exec "$@"`, 'sh')

interface FullDisk {
  /** Where the disk is mounted while the command runs. */
  folder: string
  /** The content of the disk after the command. */
  after: string
  through: string[]
}

/** Runs the following command on a disk with these files and this many kilobytes left. */
export function onFullDisk({ files, room }: { files: string; room: number }): FullDisk {
  const folder = temporaryDataDir()
  const after = temporaryDataDir()
  const through = shell(
    `mount -t tmpfs -o size=8m fanfare-disk '${folder}'
    cp -a '${files}/.' '${folder}'
    cat /dev/zero > '${folder}/filler' 2>/dev/null || true
    truncate --size=-${room}K '${folder}/filler'
    status=0
    "$@" || status=$?
    rm '${folder}/filler'
    cp -a '${folder}/.' '${after}'
    exit $status`,
    'sh',
  )
  return { folder, after, through }
}
