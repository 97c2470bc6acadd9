import '../main/quit.ts'
