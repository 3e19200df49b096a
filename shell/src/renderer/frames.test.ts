import fc from 'fast-check';
import { FOR_RENDERER, FOR_WORKER, FrameReader, toFrame } from './frames';

test('frames arrive as they were sent, however the stream is cut', () => {
  const message = fc.record({ type: fc.string(), text: fc.string() });
  const sent = fc.record({
    target: fc.constantFrom(FOR_WORKER, FOR_RENDERER),
    message,
    bytes: fc.uint8Array({ maxLength: 300 }),
  });
  fc.assert(
    fc.property(fc.array(sent, { maxLength: 8 }), fc.array(fc.integer({ min: 1, max: 200 })), (frames, cuts) => {
      const stream = Buffer.concat(frames.map((frame) => toFrame(frame.target, frame.message, frame.bytes)));
      const reader = new FrameReader();
      const read = [];
      let at = 0;
      for (let piece = 0; at < stream.length; piece += 1) {
        const size = cuts.length === 0 ? stream.length : (cuts[piece % cuts.length] as number);
        read.push(...reader.read(stream.subarray(at, at + size)));
        at += size;
      }
      expect(read.map(({ target, json, bytes }) => ({ target, json, bytes: [...bytes] }))).toEqual(
        frames.map(({ target, message: sentMessage, bytes }) => ({
          target,
          json: JSON.stringify(sentMessage),
          bytes: [...bytes],
        })),
      );
      expect(Buffer.concat(read.map(({ raw }) => raw))).toEqual(stream);
    }),
  );
});

test.each([
  ['too long', Buffer.from([0xff, 0, 0, 0])],
  ['too short to be one', Buffer.from([0, 0, 0, 4])],
  ['shorter than its JSON', Buffer.from([0, 0, 0, 5, 0, 0, 0, 0, 9])],
])('a frame that is %s ends the connection', (_what, bytes) => {
  expect(() => new FrameReader().read(bytes)).toThrow('A frame');
});
