/** A bucket for uploads, and how to reach it. */
export interface S3Settings {
  /** Without a trailing slash; undefined for AWS, which derives it from the region. */
  endpoint?: string
  region: string
  bucket: string
  accessKeyId: string
  secretAccessKey: string
  /** Whether the bucket is part of the path instead of the host. */
  pathStyle: boolean
  /** The prefix of every key; empty or with a trailing slash. */
  prefix: string
}

/** The given variables of a bucket. */
interface Given {
  S3_BUCKET?: string
  S3_ENDPOINT?: string
  S3_REGION?: string
  S3_ACCESS_KEY_ID?: string
  S3_SECRET_ACCESS_KEY?: string
  S3_PATH_STYLE?: boolean
  S3_PREFIX?: string
}

/** The bucket for uploads; null while they are stored on disk. The rules of `start/env.ts` require its variables. */
export function s3Settings(given: Given): S3Settings | null {
  if (given.S3_BUCKET === undefined) return null
  return {
    endpoint: given.S3_ENDPOINT?.replace(/\/+$/, ''),
    // Other stores rarely have regions, but every signature contains one.
    region: given.S3_REGION ?? 'us-east-1',
    bucket: given.S3_BUCKET,
    accessKeyId: given.S3_ACCESS_KEY_ID!,
    secretAccessKey: given.S3_SECRET_ACCESS_KEY!,
    // AWS has a host per bucket, most other stores do not.
    pathStyle: given.S3_PATH_STYLE ?? given.S3_ENDPOINT !== undefined,
    prefix: given.S3_PREFIX === undefined ? '' : `${given.S3_PREFIX}/`,
  }
}
