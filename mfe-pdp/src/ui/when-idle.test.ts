import { whenIdle } from './when-idle';

beforeEach(() => jest.useFakeTimers({ doNotFake: ['requestIdleCallback', 'cancelIdleCallback'] }));
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(globalThis, 'requestIdleCallback');
  Reflect.deleteProperty(globalThis, 'cancelIdleCallback');
});

test('a task waits until the browser is idle', () => {
  let becomeIdle = (): void => undefined;
  Object.assign(globalThis, { requestIdleCallback: (callback: () => void) => ((becomeIdle = callback), 7) });
  const task = jest.fn();
  whenIdle(task);
  jest.runAllTimers();
  expect(task).not.toHaveBeenCalled();
  becomeIdle();
  expect(task).toHaveBeenCalledTimes(1);
});

test('a task can be taken back', () => {
  const cancel = jest.fn();
  Object.assign(globalThis, { requestIdleCallback: () => 7, cancelIdleCallback: cancel });
  whenIdle(jest.fn())();
  expect(cancel).toHaveBeenCalledWith(7);
});

test('where the browser does not say when it is idle, a task runs a little later', () => {
  const task = jest.fn();
  whenIdle(task);
  expect(task).not.toHaveBeenCalled();
  jest.runAllTimers();
  expect(task).toHaveBeenCalledTimes(1);
  const taken = jest.fn();
  whenIdle(taken)();
  jest.runAllTimers();
  expect(taken).not.toHaveBeenCalled();
});
