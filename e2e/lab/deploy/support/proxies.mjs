import { get } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { CERTIFICATES, NAME } from './certificate.mjs'
import { guideCommands } from './guide-commands.mjs'

/** Commands in addition to those of the guide: at the beginning, and for a second server at port 3334. */
export const PROXIES = {
  nginx: {
    unit: 'nginx',
    prepare: '',
    second: "sed -i 's,# server 192.0.2.12:3333,server 127.0.0.1:3334,' deploy/nginx.conf",
    /** Buffers a body before forwarding it, and so refuses a large one itself. Behind Caddy the server may respond first. */
    readsFirst: true,
  },
  Caddy: {
    unit: 'caddy',
    // Caddy would ask a certificate authority, which this machine cannot reach.
    prepare:
      `sed -i 's|^https://.*{$|&\\n\\ttls ${CERTIFICATES}/cert.pem ${CERTIFICATES}/key.pem|' deploy/Caddyfile\n` +
      'echo :8080 > /etc/caddy/Caddyfile',
    second: "sed -i 's,{$FANFARE_SERVERS.*},127.0.0.1:3333 127.0.0.1:3334,' deploy/Caddyfile",
    readsFirst: false,
  },
}

/** A response of this machine over plain HTTP, without decoding. */
export function askPlainly(port, path, headers = {}) {
  return new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port, path, headers: { host: NAME, ...headers } }, async (answer) => {
      const chunks = await answer.toArray()
      resolve({ status: answer.statusCode, headers: answer.headers, body: Buffer.concat(chunks) })
    }).on('error', reject)
  })
}

/** A reload returns before the processes with the old configuration have ended. */
async function untilReloaded() {
  for (let tries = 0; tries < 100; tries += 1) {
    if ((await askPlainly(80, '/').catch(() => undefined))?.status === 301) return
    await wait(50)
  }
  throw new Error('The proxy does not use its configuration.')
}

/** Starts a proxy with its example by the commands of the guide, for one server or two. */
export async function startProxy(machine, name, servers = 1) {
  const { unit, prepare, second } = PROXIES[name]
  await machine.run(`${prepare}\n${servers === 2 ? second : ''}\nsystemctl start ${unit}`)
  await machine.run(guideCommands('reverse-proxy', name)[0])
  await untilReloaded()
}

/** Stops a proxy, so that another one can take its ports. */
export const stopProxy = (machine, name) => machine.run(`systemctl stop ${PROXIES[name].unit}`)
