import crypto from 'node:crypto'
import S3rver from 's3rver'

/**
 * The process of `startS3`: an S3 server with an empty bucket in this folder. It sends its port, and ends with its
 * parent.
 */
const [directory] = process.argv.slice(2)

const { createCipheriv, createDecipheriv } = crypto
const TRIPLE = 'des-ede3-cbc'
const thrice = (key: Buffer) => Buffer.concat([key, key, key])

// It encrypts continuation tokens with single DES, which current OpenSSL no longer supports; triple DES replaces it.
Object.assign(crypto, {
  createCipheriv: (name: string, key: Buffer, iv: Buffer) =>
    name === 'des' ? createCipheriv(TRIPLE, thrice(key), iv) : createCipheriv(name, key, iv),
  createDecipheriv: (name: string, key: Buffer, iv: Buffer) =>
    name === 'des' ? createDecipheriv(TRIPLE, thrice(key), iv) : createDecipheriv(name, key, iv),
})

// It throws outside a request when a folder is deleted during an upload that its client has aborted.
process.on('uncaughtException', ({ message }) => process.stderr.write(`s3rver: ${message}\n`))
process.on('disconnect', () => process.exit())

const server = new S3rver({
  address: '127.0.0.1',
  port: 0,
  silent: true,
  vhostBuckets: false,
  directory,
  configureBuckets: [{ name: 'fanfare', configs: [] }],
})
const { port } = await server.run()
process.send?.(port)
