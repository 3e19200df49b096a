import { runProgram } from './run-program.mjs';

const run = (code: string) => runProgram('Deriving the pictures', ['-e', code]);
const failureOf = (code: string) =>
  run(code).then(
    () => undefined,
    (error: Error) => error.message,
  );

test('a program that succeeds answers what it wrote', async () => {
  await expect(run("console.log('3 pictures')")).resolves.toBe('3 pictures\n');
});

test('a failure says the exit code and the last lines of stderr', async () => {
  const message = await failureOf(
    "console.log('progress'); for (let i = 1; i < 20; i += 1) console.error('line ' + i); process.exitCode = 3;",
  );
  expect(message).toMatch(/^Deriving the pictures ended with exit 3\.\nline 5\n/);
  expect(message).toMatch(/line 19$/);
});

test('a failure without stderr shows what the program wrote otherwise', async () => {
  expect(await failureOf("console.log('no space left'); process.exitCode = 1;")).toBe(
    'Deriving the pictures ended with exit 1.\nno space left',
  );
});

test('a program that is killed is named with its signal', async () => {
  expect(await failureOf("process.kill(process.pid, 'SIGKILL')")).toBe(
    'Deriving the pictures ended with SIGKILL. It wrote nothing.',
  );
});
