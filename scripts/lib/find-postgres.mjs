import { connect } from 'node:net'

const LOCAL = 'postgres://postgres@127.0.0.1:5432/postgres'

function answers({ hostname, port }) {
  return new Promise((done) => {
    const socket = connect({ host: hostname, port: Number(port || 5432), timeout: 1000 })
    const end = (reachable) => () => {
      socket.destroy()
      done(reachable)
    }
    socket.on('connect', end(true)).on('error', end(false)).on('timeout', end(false))
  })
}

/** The PostgreSQL server to test on: `TEST_PG_URL`, else one on this machine, else undefined. */
export async function findPostgres() {
  if (process.env.TEST_PG_URL) return process.env.TEST_PG_URL
  return (await answers(new URL(LOCAL))) ? LOCAL : undefined
}
