import { test } from '@japa/runner'
import type { Group } from '@japa/runner/core'
import drive from '@adonisjs/drive/services/main'
import { Disk } from '@adonisjs/drive'
import { S3Storage } from '#core/files/s3_storage'
import { newId } from '#core/runtime/ids'
import type { S3Settings } from '#start/s3'
import { startS3, type S3OfTests } from './s3_server.js'

let running: Promise<S3OfTests> | undefined

/** The settings of a bucket that the tests of this run share. */
export function s3OfTests(): Promise<S3OfTests> {
  running ??= startS3()
  return running
}

/** The variables of a server with an unused prefix of that bucket. */
export async function s3Environment(): Promise<Record<string, string>> {
  const { bucket, endpoint, accessKeyId, secretAccessKey } = await s3OfTests()
  return {
    S3_BUCKET: bucket,
    S3_ENDPOINT: endpoint,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
    S3_PREFIX: newId(),
  }
}

/** Stores uploads in this bucket until the returned function is called. */
export function useBucket(settings: S3Settings): () => void {
  const { use } = drive
  const bucket = new Disk(new S3Storage(settings))
  drive.use = (name) => (name === 'fs' ? use.call(drive, name) : bucket)
  return () => void (drive.use = use)
}

/** Defines a group of tests for each storage of uploads. */
export function inEachStorage(title: string, define: (group: Group) => void): void {
  for (const storage of ['disk', 'S3'])
    test.group(`${title} (${storage})`, (group) => {
      if (storage === 'S3') group.setup(async () => useBucket(await s3OfTests()))
      define(group)
    })
}
