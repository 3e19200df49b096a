/** Starts the operator's checkout, 'Min Side' and dealer area. Exits with a one-line message when it cannot. */
import { runProgram, stopWith } from '../run-program';
import { readOperatorConfig } from './config';
import { registerMailbox } from './mailbox';
import { createOperatorApp } from './operator-app';

const NAME = 'operator';

async function start(): Promise<void> {
  const config = readOperatorConfig(process.env);
  const app = await createOperatorApp(config, { level: 'warn' });
  await registerMailbox(app, config);
  await app.ready();
  runProgram({ ...config, name: NAME, portSetting: 'OPERATOR_PORT', server: app.server });
}

start().catch((error: unknown) => stopWith(NAME, error));
