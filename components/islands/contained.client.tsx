'use client';
/** Parts of a page that fail alone: what one of them throws takes nothing else with it. */
import { Component, type ComponentType, type ReactNode } from 'react';

interface Props {
  /** What the warning in the console is about. */
  name: string;
  /** Stands in for what has failed. */
  fallback: ReactNode;
  children: ReactNode;
}

/** The boundary around a part; React has none but classes for this. */
class Boundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    console.warn(`${this.props.name}: this part of the page has failed. ${String(error)}`);
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}

/** Draws nothing. */
export const Nothing = () => null;

/**
 * A part that keeps to itself what goes wrong in it.
 * @param StandIn takes its place then, with the same props; nothing, unless it is given.
 */
export function contained<PartProps extends object>(
  name: string,
  Part: ComponentType<PartProps>,
  StandIn: ComponentType<PartProps> = Nothing,
): ComponentType<PartProps> {
  return function Contained(props) {
    return (
      <Boundary name={name} fallback={<StandIn {...props} />}>
        <Part {...props} />
      </Boundary>
    );
  };
}
