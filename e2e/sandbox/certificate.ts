import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Creates a self-signed certificate in a folder. */
export function selfSigned(folder: string, host = 'localhost'): { key: string; cert: string } {
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
  const subject = ['-subj', `/CN=${host}`, '-addext', `subjectAltName=DNS:${host}`]
  const options = [
    '-x509',
    '-newkey',
    'ec',
    '-pkeyopt',
    'ec_paramgen_curve:prime256v1',
    '-nodes',
    '-days',
    '2',
  ]
  execFileSync('openssl', ['req', ...options, '-keyout', key, '-out', cert, ...subject], { stdio: 'ignore' })
  return { key: readFileSync(key, 'utf8'), cert: readFileSync(cert, 'utf8') }
}

/** Lets the programs of a home folder trust a certificate, as desktop settings do (the shared database of NSS). */
export function trust(home: string, folder: string): void {
  const database = join(home, '.pki', 'nssdb')
  mkdirSync(database, { recursive: true })
  const certutil = (...words: string[]) =>
    execFileSync('certutil', ['-d', `sql:${database}`, ...words], { stdio: 'ignore' })
  certutil('-N', '--empty-password')
  certutil('-A', '-t', 'C,,', '-n', 'office', '-i', join(folder, 'cert.pem'))
}
