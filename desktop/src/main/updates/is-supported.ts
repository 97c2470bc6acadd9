import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** Whether this build can replace itself: it was installed by a package that says where newer ones are. */
export function canUpdate(packaged: boolean, resources: string, env: NodeJS.ProcessEnv): boolean {
  if (!packaged || !existsSync(join(resources, 'app-update.yml'))) return false
  // On Linux a folder that was only unpacked belongs to nobody who could replace it.
  return (
    process.platform !== 'linux' ||
    env['APPIMAGE'] !== undefined ||
    existsSync(join(resources, 'package-type'))
  )
}
