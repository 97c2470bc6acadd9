import { installRelease, startRelease, untilReady } from './install.mjs'

export const SECOND_SERVER = 'http://127.0.0.1:3334'

/** One PostgreSQL for two units; the second one listens on another port, in the place of a second machine. */
const COMMANDS = `
sed -i 's/^port = .*/port = 5432/' /etc/postgresql/*/main/postgresql.conf
systemctl start postgresql
su - postgres -c psql <<END
create role fanfare login password 'secret';
create database fanfare owner fanfare;
END
cat >> /etc/fanfare.env <<END
DATABASE_URL=postgres://fanfare:secret@127.0.0.1:5432/fanfare
APP_KEY=$(openssl rand -hex 32)
LIMIT_SIGNED_IN=100000
END
(cat /etc/fanfare.env; echo PORT=3334) > /etc/fanfare-2.env
sed s,/etc/fanfare.env,/etc/fanfare-2.env, /etc/systemd/system/fanfare.service > /etc/systemd/system/fanfare-2.service`

/** A machine on which two servers, `fanfare` and `fanfare-2`, run on one PostgreSQL. */
export async function installTwoServers() {
  const machine = await installRelease()
  await machine.run(COMMANDS)
  await startRelease(machine)
  await machine.run('systemctl start fanfare-2')
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
