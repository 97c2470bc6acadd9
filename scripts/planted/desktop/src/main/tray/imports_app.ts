import '../app/empty.ts'
