/** The Spanish of what the lender says about loans and about money on its way. `{name}` stands for a value. Finding D5. */
export const SPANISH_OF_LOANS = {
  // every move of money
  'This payment was given up before it arrived. Nothing was charged.': 'Este pago se canceló antes de llegar. No se cobró nada.',
  'This cash advance was given up before it arrived. Nothing was charged.':
    'Este adelanto de efectivo se canceló antes de llegar. No se cobró nada.',
  'This loan request was given up before it arrived. Nothing was charged.':
    'Esta solicitud de préstamo se canceló antes de llegar. No se cobró nada.',
  'This cash-out was given up before it arrived. Nothing was charged.': 'Este retiro se canceló antes de llegar. No se cobró nada.',
  'This signature was given up before it arrived. Nothing was charged.': 'Esta firma se canceló antes de llegar. No se cobró nada.',
  'This payment was already sent with other details. Look at your account before you pay again.':
    'Este pago ya se envió con otros datos. Revise su cuenta antes de pagar de nuevo.',
  'This cash advance was already sent with other details. Look at your account before you ask again.':
    'Este adelanto de efectivo ya se envió con otros datos. Revise su cuenta antes de pedirlo de nuevo.',
  'This loan request was already sent with other details. Look at your account before you ask again.':
    'Esta solicitud de préstamo ya se envió con otros datos. Revise su cuenta antes de enviarla de nuevo.',
  'This cash-out was already sent with other details. Look at your account before you cash out again.':
    'Este retiro ya se envió con otros datos. Revise su cuenta antes de retirar de nuevo.',
  'This signature was already sent with other details. Look at your account before you sign again.':
    'Esta firma ya se envió con otros datos. Revise su cuenta antes de firmar de nuevo.',
  'Another payment for this loan is already on its way. Wait for its result before you pay again.':
    'Otro pago de este préstamo ya está en proceso. Espere el resultado antes de pagar de nuevo.',
  'Something else is already on its way for this loan. Wait for its result before you ask for cash again.':
    'Ya hay algo en proceso para este préstamo. Espere el resultado antes de pedir efectivo de nuevo.',
  'Your loan is already being made. Wait for its result.': 'Su préstamo ya se está procesando. Espere el resultado.',
  'Another cash-out is already on its way. Wait for its result.': 'Otro retiro ya está en proceso. Espere el resultado.',
  'Something is on its way for this loan. Wait for its result.': 'Hay algo en proceso para este préstamo. Espere el resultado.',
  'Something else is on its way for this loan. Wait for its result before you cancel.':
    'Hay algo más en proceso para este préstamo. Espere el resultado antes de cancelar.',
  'Tell us an email address or a phone number to send the confirmation to.':
    'Indique un correo electrónico o un número de teléfono para enviarle la confirmación.',
  'Enter an amount above $0.00.': 'Escriba un monto mayor que $0.00.',
  'The history of this loan has no such line.': 'El historial de este préstamo no tiene esa línea.',

  // what is sold with a new loan
  'I have read what each product does and what it costs.': 'Leí qué hace cada producto y cuánto cuesta.',
  'Towing, a jump start or a spare tire, day and night, for a year.':
    'Remolque, ayuda para arrancar o cambio de llanta, de día y de noche, durante un año.',
  'A look at the vehicle before a larger loan; done in the store.':
    'Una revisión del vehículo antes de un préstamo mayor; se hace en la tienda.',
  'Pays your installments if you lose your job or get sick.': 'Paga sus cuotas si pierde el trabajo o se enferma.',
  'A larger loan becomes one of another kind in the store only.': 'Un préstamo mayor pasa a ser de otro tipo solo en la tienda.',

  // payments
  'Your card was declined. Use another card, or call the number on the back of this one.':
    'Su tarjeta fue rechazada. Use otra tarjeta o llame al número que está al reverso.',
  'Your payment could not be processed. Nothing was charged.': 'No se pudo procesar su pago. No se cobró nada.',
  'This card is no longer saved. Choose another card.': 'Esta tarjeta ya no está guardada. Elija otra tarjeta.',
  'This payment method is no longer saved. Choose another one.': 'Esta forma de pago ya no está guardada. Elija otra.',
  'This loan has changed since you sent the payment. Nothing was charged.':
    'Este préstamo cambió desde que envió el pago. No se cobró nada.',
  'This loan has changed since you opened it. Look at what you owe now before you pay again.':
    'Este préstamo cambió desde que lo abrió. Revise lo que debe ahora antes de pagar de nuevo.',
  'This loan was refinanced. You will find the new loan among your accounts.':
    'Este préstamo se refinanció. Encontrará el préstamo nuevo entre sus cuentas.',
  'Autopay cannot be turned on while the vehicle of this loan is being recovered. Please call {phone}.':
    'El pago automático no se puede activar mientras se recupera el vehículo de este préstamo. Llame al {phone}.',
  'Payments for this loan cannot be taken online. Please call {phone}.': 'Este préstamo no se puede pagar en línea. Llame al {phone}.',
  'There is nothing left to pay on this loan.': 'No queda nada por pagar de este préstamo.',
  'This loan waits for your signature. Nothing is owed until you sign it and the money is sent.':
    'Este préstamo espera su firma. No debe nada hasta que lo firme y se envíe el dinero.',
  'The payment is more than the payoff amount of ${amount}.': 'El pago es mayor que el monto de liquidación de ${amount}.',
  'The payoff amount is now ${amount}. Please review the amount.': 'El monto de liquidación ahora es de ${amount}. Revise el monto.',
  'There is no social security number on file for this loan, so it cannot be paid online. Please call {phone}.':
    'No hay número de Seguro Social registrado para este préstamo, así que no se puede pagar en línea. Llame al {phone}.',
  'This payment contradicts itself. Start again from the amount.': 'Este pago se contradice. Empiece de nuevo desde el monto.',
  'This loan cannot be reinstated online. Please call {phone}.': 'Este préstamo no se puede restablecer en línea. Llame al {phone}.',
  'The amount to reinstate this loan is ${amount}. Please review the amount.':
    'El monto para restablecer este préstamo es de ${amount}. Revise el monto.',
  'The vehicle of this loan is not being recovered.': 'El vehículo de este préstamo no está en recuperación.',
  'There’s no settlement offer for this loan.': 'No hay oferta de acuerdo para este préstamo.',
  'This settlement offer has expired.': 'Esta oferta de acuerdo ya venció.',
  'This loan has been settled already.': 'Este préstamo ya se liquidó por acuerdo.',
  'Sign the settlement before you pay it.': 'Firme el acuerdo antes de pagarlo.',
  'The settlement amount is ${amount}. Please review the amount.': 'El monto del acuerdo es de ${amount}. Revise el monto.',
  'No payment of this settlement has been made.': 'No se ha hecho ningún pago de este acuerdo.',

  // refinance
  'To refinance, pay at least ${min} and at most ${max}.': 'Para refinanciar, pague ${min} como mínimo y ${max} como máximo.',
  'Your cash advance has not been collected yet. Collect or cancel it before you refinance.':
    'Todavía no ha recogido su adelanto de efectivo. Recójalo o cancélelo antes de refinanciar.',
  'The new loan would be above your limit of ${amount}. Ask for less cash.':
    'El préstamo nuevo superaría su límite de ${amount}. Pida menos efectivo.',
  'This refinance needs your store: {products}. Make an appointment, or pay more now.':
    'Este refinanciamiento requiere su tienda: {products}. Haga una cita o pague más ahora.',
  'A federal law that protects service members and their families does not allow this loan. Please call {phone}.':
    'Una ley federal que protege a los militares y a sus familias no permite este préstamo. Llame al {phone}.',
  'Confirm that you are in {state} before you refinance.': 'Confirme que está en {state} antes de refinanciar.',
  '{name} is refinancing this loan now.': '{name} está refinanciando este préstamo ahora.',
  'You have been away from this refinance for too long. Start again from the amount.':
    'Dejó este refinanciamiento por demasiado tiempo. Empiece de nuevo desde el monto.',
  'This does not match your refinance. Open the loan again before you cancel.':
    'Esto no coincide con su refinanciamiento. Abra el préstamo de nuevo antes de cancelar.',
  'This refinance can no longer be cancelled online. Please call {phone}.':
    'Este refinanciamiento ya no se puede cancelar en línea. Llame al {phone}.',
  'These products do not belong to this loan. Start again from the amount.':
    'Estos productos no son de este préstamo. Empiece de nuevo desde el monto.',
  'Error validating your location, please try again.': 'Error al validar su ubicación. Intente de nuevo.',
  'You must be in the same state as your store to continue.': 'Debe estar en el mismo estado que su tienda para continuar.',

  // cash advances and new loans
  '{name} is working on this loan right now. Try again later.':
    '{name} está trabajando en este préstamo en este momento. Intente más tarde.',
  'This cash advance has been paid out and can no longer be cancelled.': 'Este adelanto de efectivo ya se pagó y no se puede cancelar.',
  'You have been away from this cash advance for too long. Start again from the amount.':
    'Pasó demasiado tiempo fuera de este adelanto de efectivo. Empiece de nuevo desde el importe.',
  'Read the documents of exactly this cash advance before you ask for it. The loan may have changed since you opened it.':
    'Lea los documentos de exactamente este adelanto de efectivo antes de pedirlo. El préstamo puede haber cambiado desde que lo abrió.',
  'This cash advance is just being paid out. Try again in a moment.': 'Este adelanto de efectivo se está pagando. Intente en un momento.',
  'You have cancelled this cash advance. You don’t owe anything for it.': 'Usted canceló este adelanto de efectivo. No debe nada por él.',
  'You have paid this cash advance back already. Please call {phone}.': 'Usted ya pagó este adelanto de efectivo. Llame al {phone}.',
  'This request contradicts itself. Start again from the amount.': 'Esta solicitud se contradice. Empiece de nuevo desde el monto.',
  'An earlier cash advance waits for you to collect it. Collect or cancel it before you ask for another one.':
    'Tiene un adelanto de efectivo anterior por recoger. Recójalo o cancélelo antes de pedir otro.',
  'The least you can get is ${amount}.': 'Lo mínimo que puede recibir es ${amount}.',
  'The most you can get now is ${amount}.': 'Lo máximo que puede recibir ahora es ${amount}.',
  'The money cannot be sent this way. Choose another one.': 'El dinero no se puede enviar de esta manera. Elija otra.',
  'MoneyGram pays out up to ${amount}. Choose a smaller amount or another way.':
    'MoneyGram paga ${amount} como máximo. Elija un monto menor u otra manera.',
  'Choose the card that the money should be sent to.': 'Elija la tarjeta a la que se debe enviar el dinero.',
  'The money could not be sent to your card. Choose another card or another way.':
    'No se pudo enviar el dinero a su tarjeta. Elija otra tarjeta u otra manera.',
  'The money could not be sent. You don’t owe anything for it.': 'No se pudo enviar el dinero. No debe nada por él.',
  'This loan has changed since you asked for the money. Nothing was sent.':
    'Este préstamo cambió desde que pidió el dinero. No se envió nada.',
  'This loan has been made already. Look at your accounts.': 'Este préstamo ya se otorgó. Revise sus cuentas.',
  'This offer has expired. Please ask your store for a new one.': 'Esta oferta ya venció. Pida otra a su tienda.',
  'Choose an amount from ${min} to ${max}.': 'Elija un monto de ${min} a ${max}.',
  'This offer is no longer available. Nothing was lent.': 'Esta oferta ya no está disponible. No se prestó nada.',
} as const;
