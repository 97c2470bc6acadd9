import { defineConfig } from '@adonisjs/drive'
import { join } from 'node:path'
import env from '#start/env'
import type { S3Settings } from '#start/s3'
import { DiskStorage } from '#core/files/disk_storage'

/** The storage of uploads. It has no public URLs: the server reads each file itself and decides on access. */
const drive = defineConfig({
  default: env.s3 === null ? 'fs' : 's3',
  services: {
    fs: () => new DiskStorage(join(env.dataDir, 'uploads')),
    ...(env.s3 !== null && { s3: bucket(env.s3) }),
  },
})

export default drive

/** Loaded only if used: its client takes memory and start-up time. */
function bucket(settings: S3Settings) {
  const resolver = async () => {
    const { S3Storage } = await import('#core/files/s3_storage')
    return () => new S3Storage(settings)
  }
  return { type: 'provider' as const, resolver }
}

declare module '@adonisjs/drive/types' {
  export interface DriveDisks extends InferDriveDisks<typeof drive> {}
}
