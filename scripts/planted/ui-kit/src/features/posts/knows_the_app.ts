export { main } from '../../app/knows_the_shell.ts'
