import {
  Component,
  type ComponentType,
  createElement,
  memo,
  type ReactNode,
  type RefObject,
  Suspense,
  use,
  useRef,
} from 'react';
import { reportError } from 'shared-domain/runtime/error-report';
import { useShop } from './shop-context';

interface SlotProps<Module, Props extends object> {
  readonly name: string;
  /** Absent: no build in use brings this region, only the fallback is shown. */
  readonly remote?: string;
  readonly expose?: string;
  /** Which component of the module to show. */
  readonly pick: (module: Module) => ComponentType<Props>;
  readonly props: Props;
  /** Shown until the module has loaded; reserves the region's space. */
  readonly fallback: ReactNode;
  /** Shown in place of a remote that threw; the fallback unless given. */
  readonly failure?: ReactNode;
}

/**
 * A region that belongs to a remote; without a build of it there is only the fallback. Its Suspense boundary keeps the server's
 * HTML until the remote's module has loaded; its error boundary keeps a remote that throws from breaking the others, and draws it once more
 * from the start: something may have changed what it had drawn. What came with the server's HTML stays, whatever fails later: its links and
 * forms work without the remote.
 */
function SlotRegion<Module, Props extends object>({
  name,
  remote,
  expose,
  fallback,
  failure = fallback,
  ...content
}: SlotProps<Module, Props>) {
  const { modules, serverSlots } = useShop();
  const build = remote === undefined ? undefined : modules.buildOf(remote);
  const region = useRef<HTMLDivElement>(null);
  return (
    <div ref={region} data-slot={name} data-remote={remote} data-build={build}>
      <SlotErrorBoundary remote={remote} build={build} region={region} serverSlots={serverSlots} failure={failure}>
        <Suspense fallback={fallback}>
          {remote === undefined || expose === undefined || build === undefined ? (
            fallback
          ) : (
            <SlotContent name={name} remote={remote} expose={expose} {...content} />
          )}
        </Suspense>
      </SlotErrorBoundary>
    </div>
  );
}

function SlotContent<Module, Props extends object>({
  name,
  remote,
  expose,
  pick,
  props,
}: Pick<SlotProps<Module, Props>, 'name' | 'pick' | 'props'> & { readonly remote: string; readonly expose: string }) {
  const { modules, hydrateAfter } = useShop();
  const after = hydrateAfter?.[name];
  if (after) use(after);
  const module = use(modules.load<Module>(remote, expose));
  return createElement(pick(module), props);
}

export const Slot = memo(SlotRegion) as typeof SlotRegion;

interface BoundaryProps {
  readonly remote: string | undefined;
  readonly build: string | undefined;
  readonly region: RefObject<Element | null>;
  readonly serverSlots: ReadonlySet<Element> | undefined;
  readonly failure: ReactNode;
  readonly children: ReactNode;
}

class SlotErrorBoundary extends Component<BoundaryProps, { failed: boolean }> {
  override state = { failed: false };
  #kept: readonly Node[] | undefined;
  /** The error that it was drawn once more after. */
  #first: string | undefined;

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    if (String(error) === this.#first) return;
    reportError(error, { where: 'slot', remote: this.props.remote, build: this.props.build });
    if (this.#first === undefined) this.setState({ failed: false });
    this.#first ??= String(error);
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    const { region, serverSlots, failure } = this.props;
    // React has not removed anything yet.
    if (!this.#kept && region.current && serverSlots?.has(region.current))
      this.#kept = [...region.current.cloneNode(true).childNodes];
    return this.#kept ? <KeptHtml nodes={this.#kept} /> : failure;
  }
}

/** HTML of a remote that failed, without React. */
function KeptHtml({ nodes }: { readonly nodes: readonly Node[] }) {
  return <div ref={(element) => element?.replaceChildren(...nodes)} />;
}
