/** `npm run catalogue -- check feed.json`: what is wrong in a feed, by line and field; `schema`: the JSON schema of a feed. */
import { readFileSync } from 'node:fs';
import { feedJsonSchema } from '../feed/json-schema';
import { checkFeed } from './check-feed';

function run(file: string | undefined): void {
  if (file === '--schema') {
    console.log(JSON.stringify(feedJsonSchema(), null, 2));
    return;
  }
  if (file === undefined) throw new Error('Name the feed: npm run catalogue -- check feed.json');
  const messages = checkFeed(file, readFileSync(file, 'utf8'), Date.now());
  for (const message of messages) console.error(message);
  if (messages.length > 0) process.exitCode = 1;
  else console.log(`${file} can be imported.`);
}

try {
  run(process.argv[2]);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
