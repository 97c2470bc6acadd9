import db from '@adonisjs/lucid/services/db'

/** The objects of an extension belong to it. */
const DROP = `do $$ declare
  statement text;
begin
  for statement in
    select format('drop table %I cascade', tablename) from pg_tables where schemaname = current_schema()
    union all
    select format('drop sequence if exists %I', sequencename) from pg_sequences where schemaname = current_schema()
    union all
    select format('drop function %s', oid::regprocedure) from pg_proc
    where pronamespace = current_schema()::regnamespace
    and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')
  loop
    execute statement;
  end loop;
end $$`

/** Drops everything that migrations of any version have created, with all data. */
export async function dropTables(): Promise<void> {
  const connection = db.connection()
  if (connection.dialect.name === 'postgres') await connection.rawQuery(DROP)
  else await connection.dropAllTables()
}
