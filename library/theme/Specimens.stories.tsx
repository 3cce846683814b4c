import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState, type ReactNode } from 'react'
import { Button } from '../Button/dressed.ts'
import { vars } from './contract.css.ts'
import { scales } from './scales.ts'

const namesOf = <Values extends object>(values: Values) => Object.keys(values) as (keyof Values & string)[]

/** The name of a token beside its effect. */
const Row = ({ name, children }: { name: string; children: ReactNode }) => (
  <div
    style={{
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 9rem) minmax(0, 1fr)',
      gap: vars.space[4],
      alignItems: 'center',
      marginBlockEnd: vars.space[3],
    }}
  >
    <code style={{ fontSize: vars.text.xs }}>{name}</code>
    <div style={{ minInlineSize: 0, overflowWrap: 'anywhere' }}>{children}</div>
  </div>
)

const headings = new Set<string>(['h1', 'h2', 'h3', 'display'])

const Type = () => (
  <>
    {namesOf(scales.text).map((name) => (
      <Row key={name} name={`text.${name}`}>
        <span
          style={{
            fontSize: vars.text[name],
            fontFamily: headings.has(name) ? vars.font.display : vars.font.text,
            lineHeight: headings.has(name) ? vars.leading.tight : vars.leading.body,
          }}
        >
          {'Ледостав на\u00a0Оби · Freeze-up on\u00a0the Ob · 1\u00a0234,50\u00a0₽'}
        </span>
      </Row>
    ))}
    {namesOf(scales.weight).map((name) => (
      <Row key={name} name={`weight.${name}`}>
        <span style={{ fontWeight: vars.weight[name] }}>Зимник открыт · The winter road is open</span>
      </Row>
    ))}
    {namesOf(scales.leading).map((name) => (
      <Row key={name} name={`leading.${name}`}>
        <p style={{ lineHeight: vars.leading[name], maxInlineSize: '24rem', margin: 0 }}>
          Берега Иртыша, тайга и озёра: сюда едут за тишиной, а остаются ради людей.
        </p>
      </Row>
    ))}
  </>
)

const bar = { background: vars.color.catPlace, blockSize: '1rem' } as const

const meta = { title: 'Foundations/Specimens', component: Type } satisfies Meta<typeof Type>
export default meta
type Story = StoryObj<typeof meta>

export const Texts: Story = {}
export const Space: Story = {
  render: () => (
    <>
      {namesOf(scales.space).map((name) => (
        <Row key={name} name={`space.${name}`}>
          <div style={{ ...bar, inlineSize: vars.space[name] }} />
        </Row>
      ))}
      {namesOf(scales.size).map((name) => (
        <Row key={name} name={`size.${name}`}>
          <div style={{ ...bar, inlineSize: vars.size[name], maxInlineSize: '100%' }} />
        </Row>
      ))}
    </>
  ),
}
export const Radius: Story = {
  render: () => (
    <>
      {namesOf(scales.radius).map((name) => (
        <Row key={name} name={`radius.${name}`}>
          <div style={{ ...bar, inlineSize: '8rem', blockSize: '4rem', borderRadius: vars.radius[name] }} />
        </Row>
      ))}
      {namesOf(scales.elevation).map((name) => (
        <Row key={name} name={`elevation.${name}`}>
          <div
            style={{
              inlineSize: '8rem',
              blockSize: '4rem',
              borderRadius: vars.radius.lg,
              background: vars.color.surfaceRaised,
              boxShadow: vars.elevation[name],
            }}
          />
        </Row>
      ))}
    </>
  ),
}

const Moving = ({ name, transition, isMoved }: { name: string; transition: string; isMoved: boolean }) => (
  <Row name={name}>
    <div style={{ paddingInlineEnd: '2rem' }}>
      <div style={{ inlineSize: '100%', translate: isMoved ? '100%' : '0', transition, containerType: 'inline-size' }}>
        <div style={{ ...bar, inlineSize: '2rem', blockSize: '2rem', marginInlineStart: isMoved ? '-2rem' : 0 }} />
      </div>
    </div>
  </Row>
)

const Motions = () => {
  const [isMoved, setMoved] = useState(false)
  return (
    <div style={{ overflow: 'clip' }}>
      <p>
        <Button onClick={() => setMoved(!isMoved)}>Показать движение</Button>
      </p>
      {namesOf(scales.duration).map((name) => (
        <Moving
          key={name}
          name={`duration.${name}`}
          transition={`translate ${vars.duration[name]} ${vars.easing.standard}`}
          isMoved={isMoved}
        />
      ))}
      {namesOf(scales.easing).map((name) => (
        <Moving
          key={name}
          name={`easing.${name}`}
          transition={`translate ${vars.duration.drift} ${vars.easing[name]}`}
          isMoved={isMoved}
        />
      ))}
    </div>
  )
}
/** Press the button: each square moves for its duration, or along its curve. Reduced motion stops them all. */
export const Motion: Story = { render: () => <Motions /> }
