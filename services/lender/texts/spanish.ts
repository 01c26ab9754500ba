import { SPANISH_OF_DOCUMENTS } from './spanishOfDocuments.ts';
import { SPANISH_OF_LOANS } from './spanishOfLoans.ts';

/** The Spanish of what the lender says to a customer, by its English text. `{name}` stands for a value. Finding D5. */
export const SPANISH = {
  ...SPANISH_OF_LOANS,
  ...SPANISH_OF_DOCUMENTS,

  // sign-in, codes, profile
  'Incorrect username or password.': 'Usuario o contraseña incorrectos.',
  'Log in to continue.': 'Inicie sesión para continuar.',
  'This link has expired. Log in to continue.': 'Este enlace ya venció. Inicie sesión para continuar.',
  'This device is not remembered. Log in to continue.': 'No reconocemos este dispositivo. Inicie sesión para continuar.',
  'Enter the code we send you to use this device.': 'Escriba el código que le enviamos para usar este dispositivo.',
  'Password reset required for the user': 'Debe restablecer su contraseña',
  'User is not confirmed.': 'El usuario no está confirmado.',
  'User does not exist.': 'El usuario no existe.',
  'Profile locked. Please contact customer service.': 'Perfil bloqueado. Comuníquese con servicio al cliente.',
  'Invalid Email or Phone Number': 'Correo electrónico o número de teléfono no válido',
  'Your email was not found': 'No encontramos su correo electrónico',
  'Your phone number was not found': 'No encontramos su número de teléfono',
  'This email already has an account. Sign in, or reset your password.':
    'Este correo electrónico ya tiene una cuenta. Inicie sesión o restablezca su contraseña.',
  'This phone number already has an account. Sign in, or reset your password.':
    'Este número de teléfono ya tiene una cuenta. Inicie sesión o restablezca su contraseña.',
  'Your account is verified already. Sign in.': 'Su cuenta ya está verificada. Inicie sesión.',
  'Your password does not meet our requirements': 'Su contraseña no cumple nuestros requisitos',
  'It took too long to choose a new password. Start again.': 'Pasó demasiado tiempo para elegir una contraseña nueva. Empiece de nuevo.',
  'We cannot send a code this way. Choose another.': 'No podemos enviar un código de esta manera. Elija otra.',
  'There is no phone number or email to send a code to. Please contact customer service.':
    'No hay teléfono ni correo electrónico al que enviar un código. Comuníquese con servicio al cliente.',
  'This code has expired. Ask for a new one.': 'Este código ya venció. Pida otro.',
  'This isn’t the code we sent. Check it and try again.': 'Este no es el código que le enviamos. Revíselo e intente de nuevo.',
  'We have sent you too many codes. Wait ten minutes and ask again.': 'Le enviamos demasiados códigos. Espere diez minutos y pida otro.',
  'Too many wrong codes. Ask for a new one.': 'Demasiados códigos incorrectos. Pida otro.',
  'Too many attempts. Please wait a minute and try again.': 'Demasiados intentos. Espere un minuto e intente de nuevo.',
  'You are not eligible at this time. Please contact customer service.':
    'No califica en este momento. Comuníquese con servicio al cliente.',

  // linking an account, addresses, banks
  'We found no account with these details. Check them, or contact customer service.':
    'No encontramos ninguna cuenta con estos datos. Revíselos o comuníquese con servicio al cliente.',
  'Too many attempts. Try again tomorrow, or contact customer service.':
    'Demasiados intentos. Intente de nuevo mañana o comuníquese con servicio al cliente.',
  'Enter your Social Security number or your loan number.': 'Escriba su número de Seguro Social o su número de préstamo.',
  'You have more than one account. Enter the number of the loan.': 'Usted tiene más de una cuenta. Escriba el número del préstamo.',
  'This account is already linked to another profile. Please contact customer service.':
    'Esta cuenta ya está vinculada a otro perfil. Comuníquese con servicio al cliente.',
  'This request has expired. Start again from Link my account.': 'Esta solicitud ya venció. Empiece de nuevo en Vincular mi cuenta.',
  'Something is still on its way for your account. Wait for its result, then try again.':
    'Todavía hay algo en proceso en su cuenta. Espere el resultado e intente de nuevo.',
  'Your profile has changed meanwhile. Start again from Link my account.':
    'Su perfil cambió mientras tanto. Empiece de nuevo en Vincular mi cuenta.',
  'Enter one home address.': 'Escriba una sola dirección de su casa.',
  'Leave the mailing address out when post goes to your home.': 'No ingrese una dirección postal si recibe el correo en su casa.',
  'Enter the address that your post goes to.': 'Escriba la dirección en la que recibe el correo.',
  'Two addresses cannot have the same place.': 'Dos direcciones no pueden ocupar el mismo lugar.',
  'Enter the bank name, the routing number and the account number.':
    'Escriba el nombre del banco, el número de ruta y el número de cuenta.',
  'Check the routing number: its digits do not add up.': 'Revise el número de ruta: sus dígitos no son válidos.',
  'We do not know a bank with this routing number. Enter your bank’s name.':
    'No conocemos ningún banco con este número de ruta. Escriba el nombre de su banco.',
  'You have {count} bank accounts on file. Call your store to remove one.':
    'Usted tiene {count} cuentas bancarias registradas. Llame a su tienda para eliminar una.',

  // cards
  'You can save up to {count} cards that can receive money. Remove one to save another, or use this card without saving it.':
    'Puede guardar hasta {count} tarjetas que pueden recibir dinero. Elimine una para guardar otra o use esta tarjeta sin guardarla.',
  'You can save up to {count} cards that can receive money. Remove at least {toRemove} to save another, or use this card without saving it.':
    'Puede guardar hasta {count} tarjetas que pueden recibir dinero. Elimine al menos {toRemove} para guardar otra o use esta tarjeta sin guardarla.',
  'You have {count} saved cards. Remove one to save another.': 'Usted tiene {count} tarjetas guardadas. Elimine una para guardar otra.',
  'You have {count} saved cards. Remove at least {toRemove} to save another.':
    'Usted tiene {count} tarjetas guardadas. Elimine al menos {toRemove} para guardar otra.',
  'Please confirm card information is entered correctly': 'Confirme que los datos de la tarjeta sean correctos',
  'This card has expired. Use another card.': 'Esta tarjeta ya venció. Use otra tarjeta.',
  'This card has expired. Choose another card.': 'Esta tarjeta ya venció. Elija otra tarjeta.',
  'Use a Visa, Mastercard, American Express or Discover card': 'Use una tarjeta Visa, Mastercard, American Express o Discover',
  'This card can’t receive money. Use a debit card.': 'Esta tarjeta no puede recibir dinero. Use una tarjeta de débito.',
  'This card can’t receive money. Choose a debit card.': 'Esta tarjeta no puede recibir dinero. Elija una tarjeta de débito.',
  'The card for this money is no longer saved. Choose another card or another way.':
    'La tarjeta para este dinero ya no está guardada. Elija otra tarjeta u otra forma.',
  'Cards cannot be added online here. Please call {phone}.': 'Aquí no se pueden agregar tarjetas en línea. Llame al {phone}.',
  'Autopay for loan {loan} uses this card. Choose another card for autopay, or turn it off, before you remove this one.':
    'El pago automático del préstamo {loan} usa esta tarjeta. Elija otra tarjeta para el pago automático, o desactívelo, antes de eliminarla.',
  'This is your only card, and autopay for loan {loan} uses it. Add another card for autopay, or turn it off, before you remove this one.':
    'Esta es su única tarjeta y el pago automático del préstamo {loan} la usa. Agregue otra tarjeta para el pago automático, o desactívelo, antes de eliminarla.',
  'A payment with this card is still in progress. Remove the card when the payment is done.':
    'Todavía hay un pago en curso con esta tarjeta. Elimínela cuando el pago haya terminado.',
  'Read and confirm the authorization of autopay before you turn it on.':
    'Lea y confirme la autorización de pago automático antes de activarlo.',
  'The card of autopay has expired. Nothing was charged.': 'La tarjeta del pago automático venció. No se cobró nada.',
  'The card of autopay was removed. Nothing was charged.': 'La tarjeta del pago automático se eliminó. No se cobró nada.',
  'Autopay needs a saved card. Save this card, or choose another one.':
    'El pago automático necesita una tarjeta guardada. Guarde esta tarjeta o elija otra.',

  // documents, signatures, uploads
  'These are not the documents of this loan. Go back and start again.':
    'Estos no son los documentos de este préstamo. Regrese y empiece de nuevo.',
  'These documents have changed since you opened them. Read them again.':
    'Estos documentos cambiaron desde que los abrió. Léalos de nuevo.',
  'Read and confirm each document before you continue.': 'Lea y confirme cada documento antes de continuar.',
  'The details do not match our records. Check them and try again.':
    'Los datos no coinciden con nuestros registros. Revíselos e intente de nuevo.',
  'Choose the card or the bank account that payments are taken from.':
    'Elija la tarjeta o la cuenta bancaria de la que se toman los pagos.',
  'Read and confirm the documents of exactly this refinance before you pay.':
    'Lea y confirme los documentos de exactamente este refinanciamiento antes de pagar.',
  'Sign the documents of exactly this refinance before you pay.':
    'Firme los documentos de exactamente este refinanciamiento antes de pagar.',
  'Read the documents of this refinance before you sign them.': 'Lea los documentos de este refinanciamiento antes de firmarlos.',
  'The signature could not be recorded.': 'No se pudo registrar la firma.',
  'Your signature is already being recorded. Wait for its result.': 'Su firma ya se está registrando. Espere el resultado.',
  'Your signature could not be recorded, and nothing is signed. Please sign again.':
    'No se pudo registrar su firma y nada quedó firmado. Firme de nuevo.',
  'This upload has expired. Choose the file again.': 'Esta carga ya venció. Elija el archivo de nuevo.',
  'You can upload up to {count} files.': 'Puede subir {count} archivos como máximo.',
  'Send one file, in the field "file".': 'Envíe un solo archivo, en el campo "file".',
  'This address has expired. Open the list again.': 'Esta dirección ya venció. Abra la lista de nuevo.',
  'This is not the document that was asked for. Go back and choose it again.':
    'Este no es el documento que se pidió. Regrese y elíjalo de nuevo.',
  'Use a JPG, PNG, HEIC or PDF file.': 'Use un archivo JPG, PNG, HEIC o PDF.',
  'This file is empty. Choose another file.': 'Este archivo está vacío. Elija otro.',
  'A file can be up to 4 MB.': 'Un archivo puede tener 4 MB como máximo.',
  'This file is damaged. Choose another file.': 'Este archivo está dañado. Elija otro.',
  'This isn’t the type of file its name says. Use a JPG, PNG, HEIC or PDF file.':
    'Este archivo no es del tipo que dice su nombre. Use un archivo JPG, PNG, HEIC o PDF.',
  'This picture is too large. Take it at a lower resolution.': 'Esta imagen es demasiado grande. Tómela con menor resolución.',
  'This PDF contains a web page. Print it to a new PDF and use that.':
    'Este PDF contiene una página web. Imprímalo en un PDF nuevo y use ese.',
  'This PDF can run programs or contains other files. Print it to a new PDF and use that.':
    'Este PDF puede ejecutar programas o contiene otros archivos. Imprímalo en un PDF nuevo y use ese.',
  'This PDF is protected with a password. Remove the password, then choose it again.':
    'Este PDF está protegido con contraseña. Quite la contraseña y elíjalo de nuevo.',
  'This file is more than a picture. Take a new photo.': 'Este archivo contiene algo más que una imagen. Tome otra foto.',

  // stores, appointments, rewards
  'This loan takes no appointments. Please call the store.': 'No se hacen citas para este préstamo. Llame a la tienda.',
  'This store does not serve this loan. Choose another store.': 'Esta tienda no atiende este préstamo. Elija otra tienda.',
  'The store takes no appointments at this time. Choose another one.': 'La tienda no da citas a esta hora. Elija otra.',
  'You have an appointment for this loan already. Move it instead.': 'Usted ya tiene una cita para este préstamo. Cámbiela.',
  'This appointment is at another store by now. Look at it again before you move it.':
    'Esta cita ahora es en otra tienda. Revísela antes de cambiarla.',
  'This time has just been taken. Choose another one.': 'Esta hora se acaba de ocupar. Elija otra.',
  'We do not know this store.': 'No conocemos esta tienda.',
  'Enter your friend’s email.': 'Escriba el correo electrónico de su amigo o amiga.',
  'Enter your friend’s phone number.': 'Escriba el número de teléfono de su amigo o amiga.',
  'Check the date of birth.': 'Revise la fecha de nacimiento.',
  'Complete your profile before you cash out.': 'Complete su perfil antes de retirar el dinero.',
  'You have no rewards to cash out right now.': 'En este momento no tiene premios para retirar.',
  'You have entered another card since, in another tab or on another device. Enter your card again.':
    'Desde entonces usted ingresó otra tarjeta, en otra pestaña o en otro dispositivo. Vuelva a ingresar su tarjeta.',
  'This request contradicts itself. Start again from the card.': 'Esta solicitud se contradice. Empiece de nuevo desde la tarjeta.',
  'Your balance has changed since you asked for the money. Nothing was sent.':
    'Su saldo cambió desde que pidió el dinero. No se envió nada.',
  'The money could not be sent to your card. You still have your rewards. Choose another card.':
    'No se pudo enviar el dinero a su tarjeta. Conserva sus premios. Elija otra tarjeta.',
  'The money could not be sent. You still have your rewards.': 'No se pudo enviar el dinero. Conserva sus premios.',
} as const;
