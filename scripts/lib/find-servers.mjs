import { connect } from 'node:net'

function answers({ hostname, port }) {
  return new Promise((done) => {
    const socket = connect({ host: hostname, port: Number(port), timeout: 1000 })
    const end = (reachable) => () => {
      socket.destroy()
      done(reachable)
    }
    socket.on('connect', end(true)).on('error', end(false)).on('timeout', end(false))
  })
}

async function find(variable, local) {
  if (process.env[variable]) return process.env[variable]
  return (await answers(new URL(local))) ? local : undefined
}

/** The PostgreSQL server to test on: `TEST_PG_URL`, else one on this machine, else undefined. */
export const findPostgres = () => find('TEST_PG_URL', 'postgres://postgres@127.0.0.1:5432/postgres')

/** The Redis server to test on: `TEST_REDIS_URL`, else one on this machine, else undefined. */
export const findRedis = () => find('TEST_REDIS_URL', 'redis://127.0.0.1:6379')
