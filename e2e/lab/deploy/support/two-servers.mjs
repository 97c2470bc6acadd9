import { installRelease, startRelease, untilReady } from './install.mjs'

export const SECOND_SERVER = 'http://127.0.0.1:3334'

const POSTGRES = `
sed -i 's/^port = .*/port = 5432/' /etc/postgresql/*/main/postgresql.conf
systemctl start postgresql
su - postgres -c psql <<END
create role fanfare login password 'secret';
create database fanfare owner fanfare;
END`

/** Starts PostgreSQL with an empty database, and a role that owns it. */
export const startPostgres = (machine) => machine.run(POSTGRES)

/** One PostgreSQL for two instances; the second one listens on another port, in place of a second machine. */
const COMMANDS = `
cat >> /etc/fanfare.env <<END
DATABASE_URL=postgres://fanfare:secret@127.0.0.1:5432/fanfare
APP_KEY=$(openssl rand -hex 32)
LIMIT_SIGNED_IN=100000
END`

/** A machine on which two servers run on one PostgreSQL. */
export async function installTwoServers() {
  const machine = await installRelease()
  await startPostgres(machine)
  await machine.run(COMMANDS)
  await startRelease(machine)
  await machine.run('systemctl start fanfare@3334')
  await untilReady(SECOND_SERVER)
  return machine
}

/** How many posts with a title are stored in their database. */
export async function countPosts(machine, title) {
  const count = `select count(*) from posts where title = '${title}'`
  return Number(
    await machine.run(`su - postgres -c 'psql --tuples-only --no-align fanfare' <<END\n${count}\nEND`),
  )
}
