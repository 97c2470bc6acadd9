/** A bucket for uploads, and how to reach it. */
export interface S3Settings {
  /** Without a trailing slash; undefined for AWS, which derives it from the region. */
  endpoint?: string
  region: string
  bucket: string
  accessKeyId: string
  secretAccessKey: string
  /** Whether the bucket is in the path of the address instead of its host. */
  pathStyle: boolean
  /** Begins every key; empty or with a slash at its end. */
  prefix: string
}

/** The variables of a bucket, as they were given. */
interface Given {
  S3_BUCKET?: string
  S3_ENDPOINT?: string
  S3_REGION?: string
  S3_ACCESS_KEY_ID?: string
  S3_SECRET_ACCESS_KEY?: string
  S3_PATH_STYLE?: boolean
  S3_PREFIX?: string
}

/** Where uploads are stored instead of on the disk; null without a bucket. The rules of `start/env.ts` require what it needs. */
export function s3Settings(given: Given): S3Settings | null {
  if (given.S3_BUCKET === undefined) return null
  return {
    endpoint: given.S3_ENDPOINT?.replace(/\/+$/, ''),
    // A store that is not AWS rarely has regions, but every signature names one.
    region: given.S3_REGION ?? 'us-east-1',
    bucket: given.S3_BUCKET,
    accessKeyId: given.S3_ACCESS_KEY_ID!,
    secretAccessKey: given.S3_SECRET_ACCESS_KEY!,
    // AWS has a host for each bucket, most others have not.
    pathStyle: given.S3_PATH_STYLE ?? given.S3_ENDPOINT !== undefined,
    prefix: given.S3_PREFIX === undefined ? '' : `${given.S3_PREFIX}/`,
  }
}
